import {type ProjectOptions, projectFiles} from '@site/src/playground/host/project/files';
import {strToU8, zipSync} from 'fflate';

/** Gives the reader the code as a project that they can install and run. */
export function downloadProject(options: ProjectOptions): void {
  const name = `engagespot-${options.preset}`;
  const entries = Object.entries(projectFiles(options)).map(
    ([file, text]) => [`${name}/${file}`, strToU8(text)] as const,
  );
  const zip = zipSync(Object.fromEntries(entries));
  const url = URL.createObjectURL(new Blob([zip], {type: 'application/zip'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.zip`;
  link.click();
  URL.revokeObjectURL(url);
}
