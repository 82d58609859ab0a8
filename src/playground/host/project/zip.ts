import {strToU8, zipSync} from 'fflate';
import {type ProjectOptions, projectFiles, projectName} from './files';

/** A project as a zip file, in a folder of its own. */
export function zipProject(options: ProjectOptions): Uint8Array<ArrayBuffer> {
  const folder = projectName(options.preset);
  const entries = Object.entries(projectFiles(options)).map(
    ([file, text]) => [`${folder}/${file}`, strToU8(text)] as const,
  );
  return zipSync(Object.fromEntries(entries));
}
