/**
 * What stops a build. Kept apart from the rest of the configuration so that the tests of broken
 * pages (tests/build) run with exactly these settings.
 */
import type {Config, MarkdownConfig} from '@docusaurus/types';
import {parseFrontMatter} from '../src/content/parseFrontMatter.ts';

/** A broken link, a broken anchor or two pages on one route are errors, never warnings. */
export const strictness = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
} satisfies Partial<Config>;

/** So are a broken Markdown link or image and a wrong front matter. */
export const strictMarkdown = {
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter,
} satisfies Partial<MarkdownConfig>;
