/**
 * The parts of the configuration that decide what readers see around the content: colour mode,
 * announcement bar, navbar, footer, search. Each is validated before anything is built. Docusaurus
 * validates them as well, but its messages leave out the value.
 */
import type * as z from 'zod';
import {announcementBarEntity} from './announcementBar.ts';
import {colorModeEntity} from './colorMode.ts';
import {explain} from './explain.ts';
import {footerEntity} from './footer.ts';
import {navbarEntity} from './navbar.ts';
import {searchEntity} from './search.ts';

const schemas: Record<string, (value: unknown) => z.ZodType> = {
  colorMode: () => colorModeEntity,
  announcementBar: () => announcementBarEntity,
  navbar: () => navbarEntity,
  footer: footerEntity,
  typesense: () => searchEntity,
};

/**
 * Validates what a theme configuration has of these parts.
 *
 * @returns the same configuration
 * @throws Error with one line per wrong value: its key, the value and what is allowed
 */
export function checkedEntities<ThemeConfig extends object>(themeConfig: ThemeConfig): ThemeConfig {
  const problems = Object.entries(schemas).flatMap(([key, schemaOf]) => {
    const value: unknown = Reflect.get(themeConfig, key);
    if (value === undefined) return [];
    return explain(schemaOf(value), value).map(problem => `  ${key}.${problem}`);
  });
  if (problems.length === 0) return themeConfig;
  throw new Error(`Wrong site configuration:\n${problems.join('\n')}`);
}
