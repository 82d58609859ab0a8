import type {Model} from '../contract/document';
import {Problem} from '../http/problem';

/** Base64 of RFC 4648, section 4, with padding. A pattern with groups overflows on long texts. */
function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}

/** @throws Problem 400 when the content of an attachment is not what the document says it is */
export function refuseUnreadable(attachments: readonly Model<'Attachment'>[] = []): void {
  const messages = attachments.flatMap(({content}, index) =>
    isBase64(content) ? [] : [`data.attachments[${index}].content must be base64`],
  );
  if (messages.length > 0) throw new Problem(400, messages.slice(0, 20));
}
