import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {rootDirectory} from './paths.ts';

const amount = z.number().positive();

/** What a page may load before a reader does anything: kilobytes after gzip, and a number of requests. */
const pageSchema = z.strictObject({
  scripts: amount,
  scriptRequests: amount,
  /** Style sheets that the first picture waits for. */
  styles: amount,
  /** The style sheet that comes with the scripts. */
  laterStyles: amount,
  html: amount,
  fonts: amount,
});

/** What may be loaded when it is needed: kilobytes after gzip. */
const partsSchema = z.strictObject({
  /** Scripts of an operation page beyond those of a page of prose. */
  operationPageBeyondProse: amount,
  /** Scripts that open the try-it console. */
  console: amount,
  /** Scripts of the search dialog in the page. */
  searchDialog: amount,
  /** The worker that searches. */
  searchWorker: amount,
  /** What is loaded of the search index of a version when the search is opened. */
  searchFront: amount,
  /** All of it. */
  searchIndex: amount,
  /** What every page loads of the semantic widget once it is idle. */
  semanticWidget: amount,
  /** Scripts that run a playground, the sandbox among them. */
  playground: amount,
  /** Scripts of the editor of a playground. */
  playgroundEditor: amount,
  /** The frame of the heaviest SDK, with the SDK in it. */
  playgroundFrame: amount,
});

const budgetsSchema = z.strictObject({
  /** By path. */
  pages: z.record(z.string().startsWith('/'), pageSchema),
  parts: partsSchema,
});

export type PageWeight = z.infer<typeof pageSchema>;
export type PartWeights = z.infer<typeof partsSchema>;
export type Budgets = z.infer<typeof budgetsSchema>;

/**
 * Reads `budgets` of package.json.
 *
 * @throws Error that names each wrong budget
 */
export function readBudgets(): Budgets {
  const manifest = readFileSync(path.join(rootDirectory, 'package.json'), 'utf8');
  const result = budgetsSchema.safeParse(JSON.parse(manifest).budgets);
  if (result.success) return result.data;
  throw new Error(`Wrong budgets in package.json:\n${z.prettifyError(result.error)}`);
}
