import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * A reader who chose nothing sees what the system prefers. The button goes round three states: the
 * system's mode, light, dark.
 */
export const colorMode = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: true,
} satisfies ThemeConfig['colorMode'];
