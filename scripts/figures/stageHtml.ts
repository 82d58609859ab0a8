import type {ColorMode, Scene} from '../../src/figures/figure.ts';

/** Around an inbox that is placed by a scene: the top bar of an app. */
const topBar = `
  .bar { align-items: center; border-bottom: 1px solid var(--line); display: flex; gap: 16px; height: 60px; padding: 0 24px; }
  .bar strong { margin-inline-end: auto; }
  .bar-left #stage { order: -1; }
  .bar-middle #stage { margin-inline-end: auto; }
  .bar span { color: var(--muted); font-size: 14px; }`;

const words = {
  en: {app: 'Parcel desk', user: 'Priya'},
  ar: {app: 'مكتب الطرود', user: 'بريا'},
  de: {app: 'Paketschalter', user: 'Priya'},
} as const;

/** The page that a scene plays in: nothing but what surrounds the SDK, in the colors of the mode. */
export function stageHtml(
  {app, language, dark}: Scene,
  mode: ColorMode,
  styles: readonly string[],
): string {
  const {app: name, user} = words[language ?? 'en'];
  const stage = '<div id="stage"></div>';
  const isBar = app.kind === 'inbox';
  const body = isBar
    ? `<header class="bar bar-${app.bell ?? 'left'}"><strong>${name}</strong>${stage}<span>${user}</span></header>`
    : `<main>${stage}</main>`;
  const colors =
    mode === 'dark'
      ? '--page: #111113; --text: #edeef0; --muted: #b0b4ba; --line: #363a3f;'
      : '--page: #ffffff; --text: #1c2024; --muted: #60646c; --line: #e0e1e6;';
  // The controls of an inbox that stays light stay light as well.
  const scheme = dark === 'page' ? 'light' : mode;
  return `<!doctype html>
<html lang="${language ?? 'en'}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<title>${name}</title>
<link rel="icon" href="data:,">
<style>
  :root { ${colors} color-scheme: ${scheme}; }
  body { background: var(--page); color: var(--text); font: 16px/1.5 sans-serif; margin: 0; }
  main { padding: 24px; }${isBar ? topBar : ''}
</style>
${styles.map(css => `<style>${css}</style>`).join('\n')}
<body>${body}</body>
</html>`;
}
