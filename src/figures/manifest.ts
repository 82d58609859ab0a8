import {readFileSync} from 'node:fs';
import * as z from 'zod';

/** Folder of the pictures, relative to the root; readers get it as /assets/figures. */
export const pictureFolder = 'static/assets/figures';

/** What `npm run figures` writes; relative to the root. */
export const manifestFile = 'src/figures/manifest.json';

const pictureSchema = z.strictObject({
  /** Name in the folder, with a hash of the content. */
  file: z.string(),
  /** Hash of everything that decides what the picture shows, besides the SDK. */
  scene: z.string(),
});

const takeSchema = z.strictObject({
  /** Version of the SDK in the pictures. */
  sdk: z.string(),
  /** Size in CSS pixels; the files have twice as many each way. */
  width: z.int().positive(),
  height: z.int().positive(),
  light: pictureSchema,
  dark: pictureSchema,
});

/** The pictures of a figure in one documentation version. */
export type Take = z.infer<typeof takeSchema>;

const manifestSchema = z.record(z.string(), z.record(z.string(), takeSchema));

/** What was taken: by the id of the figure, then by documentation version. */
export type Manifest = z.infer<typeof manifestSchema>;

/**
 * Reads the manifest.
 *
 * @throws ZodError that says what is wrong with it
 */
export function readManifest(): Manifest {
  const file = new URL('./manifest.json', import.meta.url);
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
