import * as z from 'zod';
import {contrast, hexOf, modes} from '../designTokens.ts';
import {entity, text} from './explain.ts';

/** Contrast of text as WCAG 2.2 AA asks for it. */
const leastContrast = 4.5;

const color = z
  .string()
  .refine(
    value => modes.every(mode => hexOf(value, mode)),
    'must be a color like "#1c2024", or a token like "var(--es-announcement-text)"',
  );

/** The bar above the navbar. What it says must be readable in both colour modes. */
export const announcementBarEntity = entity({
  id: text,
  content: text,
  backgroundColor: color,
  textColor: color,
  isCloseable: z.boolean(),
}).superRefine(({backgroundColor, textColor}, context) => {
  for (const mode of modes) {
    const [text, background] = [hexOf(textColor, mode), hexOf(backgroundColor, mode)];
    const reached = text && background ? contrast(text, background) : 0;
    if (reached >= leastContrast) continue;
    const message = `must reach a contrast of ${leastContrast} on ${backgroundColor}, has ${Math.floor(reached * 100) / 100} in ${mode} mode`;
    context.addIssue({code: 'custom', path: ['textColor'], message});
  }
});
