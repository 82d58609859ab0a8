/** Docusaurus plugin: publishes the skills of `skills/`, and the list by which programs find them. See README.md. */
import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PublishingPlugin} from '@engagespot-docs/publish/site';
import {skillsFolder, skillsIndex} from '../../content/agentFiles.ts';
import {sdkVersionsOf} from '../../content/sdkVersions.ts';
import {publishedText} from './publish.ts';
import {readSkill, type Skill} from './skill.ts';

interface Options {
  /** Folder with a folder for each skill, relative to the site. */
  folder: string;
}

/** Compared as a text by those who read the list. */
const schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** An entry of the list; the digest is that of the bytes as they are served. */
function entryOf({name, description, text}: Skill, url: string) {
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  return {name, type: 'skill-md', description, url, digest};
}

/** @throws Error for a skill that breaks the format, or leads to a page that does not exist */
export default function agentSkills({siteDir}: LoadContext, {folder}: Options): PublishingPlugin {
  return {
    name: 'agent-skills',
    async publish({url, baseUrl, routes}) {
      const pages = new Set(routes);
      const files = new Map<string, string>();
      const versions = sdkVersionsOf('current');
      const names = (await readdir(path.join(siteDir, folder))).sort();
      const entries = await Promise.all(
        names.map(async name => {
          const source = await readFile(path.join(siteDir, folder, name, 'SKILL.md'), 'utf8');
          const text = publishedText(source, {url, baseUrl, pages, versions});
          const file = `${skillsFolder}/${name}/SKILL.md`;
          files.set(file, text);
          return entryOf(readSkill(name, text), url + baseUrl + file);
        }),
      );
      const list = {$schema: schema, skills: entries};
      return files.set(skillsIndex, `${JSON.stringify(list, null, 2)}\n`);
    },
  };
}
