import {type ProjectOptions, projectName} from '@site/src/playground/host/project/files';
import {zipProject} from '@site/src/playground/host/project/zip';

/** Milliseconds after which even a slow browser has read the file. */
const timeToRead = 60_000;

/** Gives the reader the code as a project that they can install and run. */
export function downloadProject(options: Omit<ProjectOptions, 'page'>): void {
  const {origin, pathname} = window.location;
  const zip = zipProject({...options, page: origin + pathname});
  const url = URL.createObjectURL(new Blob([zip], {type: 'application/zip'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${projectName(options.preset)}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), timeToRead);
}
