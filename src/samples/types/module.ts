import path from 'node:path';
import {rootDirectory} from '../../project/rootDirectory.ts';
import {type Fence, wholeCode} from '../fence.ts';

/** Which globals a sample can use. React Native and service workers redeclare those of a page. */
export type Environment = 'page' | 'native' | 'worker';

/** A fence as a file that does not exist on disk. */
export interface VirtualModule {
  /** Absolute path. Every fence has a folder of its own. */
  path: string;
  text: string;
  /** Lines of the text that belong to earlier fences. */
  linesBefore: number;
  /** Whether the sample is TypeScript, and so as strict as a project that begins today. */
  strict: boolean;
  environment: Environment;
  fence: Fence;
}

const extensions: Readonly<Record<string, string>> = {typescript: 'ts', javascript: 'js'};

/** Below the project's root, so that packages are found as a project of its readers finds them. */
const virtualRoot = path.posix.join(rootDirectory, '.samples');

/**
 * The path that a title names; undefined for a title in words. A fence that goes on without a
 * title has that of the fence before.
 */
export function titlePath({meta, before}: Fence): string | undefined {
  if (meta.title === undefined) return before && titlePath(before);
  return /^[\w@.()[\]/-]+\.(?:[cm]?[jt]sx?|vue)$/.test(meta.title) ? meta.title : undefined;
}

/** The address of a fence's module, with an extension of TypeScript's choice. */
export function modulePath(fence: Fence, extension: string): string {
  const name = (titlePath(fence) ?? 'sample').replace(/\.[^./]+$/, '');
  return path.posix.join(virtualRoot, fence.file, String(fence.line), `${name}.${extension}`);
}

function environmentOf(fence: Fence, text: string): Environment {
  if (/\bfrom ['"]react-native['"]/.test(text)) return 'native';
  return /\bworker[\w-]*\.[jt]s$/i.test(titlePath(fence) ?? '') ? 'worker' : 'page';
}

/** The module of a fence in TypeScript or JavaScript. */
export function scriptModule(fence: Fence): VirtualModule {
  const extension = extensions[fence.language] ?? fence.language;
  const {code, linesBefore} = wholeCode(fence);
  const strict = extension.startsWith('ts');
  const environment = environmentOf(fence, code);
  if (environment !== 'worker') {
    return {
      path: modulePath(fence, extension),
      text: code,
      linesBefore,
      strict,
      environment,
      fence,
    };
  }
  // On the first line, so that the lines of errors stay. Only TypeScript can declare it.
  const text = `declare const self: ServiceWorkerGlobalScope; ${code}`;
  return {path: modulePath(fence, 'ts'), text, linesBefore, strict, environment, fence};
}
