/** The skills as prompts of the MCP server: a reader picks one before an assistant begins. */
import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {bodyOf} from '../answers/readPage';
import type {DocsSite, ListedSkill} from '../site/docsSite';

/** The longest task, in characters. */
const longestTask = 4_000;

const argsSchema = z.strictObject({
  task: z
    .string()
    .max(longestTask)
    .optional()
    .describe('What to do, such as "add the inbox to the header".'),
});

/** Adds a prompt for each skill to a server. */
export function registerPrompts(
  server: McpServer,
  site: DocsSite,
  skills: readonly ListedSkill[],
): void {
  for (const {name, description} of skills) {
    server.registerPrompt(name, {description, argsSchema}, async ({task}) => {
      const skill = bodyOf(await site.readSkill(name)).trim();
      const text = task ? `${skill}\n\n## Your task\n\n${task}` : skill;
      return {description, messages: [{role: 'user', content: {type: 'text', text}}]};
    });
  }
}
