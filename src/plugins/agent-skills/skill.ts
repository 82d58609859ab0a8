/** Reads a skill (agentskills.io): what it is called, when to use it, and its text. */
import matter from 'gray-matter';
import * as z from 'zod';

/** Most lines of a text, and most tokens; a token is about four characters. */
const mostLines = 500;
const mostTokens = 5000;
const charactersPerToken = 4;

const frontMatter = z.strictObject({
  name: z
    .string()
    .max(64)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words with single hyphens'),
  description: z.string().trim().min(1).max(1024),
  license: z.string().min(1).optional(),
  compatibility: z.string().min(1).max(500).optional(),
});

export interface Skill {
  name: string;
  description: string;
  /** The whole file. */
  text: string;
}

/**
 * @param folder name of the folder that the file is in
 * @throws Error that names the skill, what is wrong and the limit
 */
export function readSkill(folder: string, text: string): Skill {
  const {data, content} = matter(text);
  const result = frontMatter.safeParse(data);
  const problems = result.success
    ? []
    : result.error.issues.map(({path, message}) => `${path.join('.')}: ${message}`);
  if (result.success && result.data.name !== folder) {
    problems.push(`name: must be the name of its folder, ${folder}`);
  }
  const lines = content.trim().split('\n').length;
  if (lines >= mostLines) problems.push(`${lines} lines; fewer than ${mostLines} are allowed`);
  const tokens = Math.ceil(content.length / charactersPerToken);
  if (tokens >= mostTokens) {
    problems.push(`about ${tokens} tokens; fewer than ${mostTokens} are allowed`);
  }
  if (!result.success || problems.length > 0) {
    throw new Error(`skills/${folder}/SKILL.md: ${problems.join('; ')}`);
  }
  const {name, description} = result.data;
  return {name, description, text};
}
