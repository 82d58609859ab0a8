/** Links that open a conversation about a page. Nothing is requested before a reader follows one. */

interface AssistantLink {
  assistant: string;
  href: string;
}

/** @param twinUrl address of the page as Markdown, which the assistant has to be able to open */
export function assistantLinks(twinUrl: string): AssistantLink[] {
  const prompt = encodeURIComponent(`Read ${twinUrl} so that I can ask questions about it.`);
  return [
    // With the hint, it opens the address instead of answering from memory.
    {assistant: 'ChatGPT', href: `https://chatgpt.com/?hints=search&q=${prompt}`},
    {assistant: 'Claude', href: `https://claude.ai/new?q=${prompt}`},
  ];
}
