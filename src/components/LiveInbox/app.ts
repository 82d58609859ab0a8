/** What the documentation's dark and light mode look like inside an app. */
const style = `
body {
  --surface: #ffffff;
  --text: #1c2024;
  --muted: #60646c;
  --line: #e0e1e6;
  --hover: #f2f2f5;
  background: #f9f9fb;
  box-sizing: border-box;
  color: var(--text);
  font-family: sans-serif;
  min-height: 100vh;
  padding: 0;
}
[data-theme='dark'] body {
  --surface: #18191b;
  --text: #edeef0;
  --muted: #b0b4ba;
  --line: #363a3f;
  --hover: #212225;
  background: #111113;
}
.bar {
  align-items: center;
  background: var(--surface);
  border-bottom: 1px solid var(--line);
  box-sizing: border-box;
  display: flex;
  height: 64px;
  justify-content: space-between;
  padding: 0 24px;
}
h1 {
  font-size: 16px;
  margin: 0;
}
.page {
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  padding: 24px;
}
.page div {
  background: var(--line);
  border-radius: 8px;
  height: 120px;
  opacity: 0.5;
}
`;

/** One theme for both modes, as "Style the React inbox" has it: the values are custom properties. */
function theme() {
  const surface = 'var(--surface)';
  const text = 'var(--text)';
  const muted = 'var(--muted)';
  const hover = 'var(--hover)';
  const line = '1px solid var(--line)';
  const menu = {
    iconFill: muted,
    hoverBackground: hover,
    menuBackground: surface,
    menuBorder: line,
    menuItemTextColor: text,
    menuItemHoverBackground: hover,
  };
  return {
    colors: {brandingPrimary: surface, colorPrimary: text},
    panel: {border: line, height: '400px'},
    feed: {background: surface, placeholderTextColor: muted},
    feedItem: {
      background: surface,
      hoverBackground: hover,
      border: line,
      headerColor: text,
      descriptionColor: muted,
      dateColor: muted,
      placeHolderBackground: hover,
      placeHolderGradient: 'none',
    },
    notificationButton: {iconFill: text, hoverBackground: hover},
    headerDropdown: menu,
    dropdown: menu,
    jumpToTop: {background: surface, iconFill: muted},
    header: {fontColor: text, closeButtonColor: text, backButtonColor: text, borderBottom: line},
    footer: {background: surface, fontColor: muted, preferenceButtonColor: muted, border: line},
    preference: {background: surface, fontColor: text, itemBorder: line, itemToggleColor: text},
    tab: {
      background: surface,
      borderBottom: line,
      buttonColor: muted,
      buttonHoverColor: text,
      buttonActiveColor: text,
      buttonActiveIndicatorBackground: text,
      scrollButtonBackground: surface,
      scrollButtonBorder: line,
      scrollButtonColor: text,
      scrollButtonDisabledColor: muted,
      scrollButtonHoverBackground: hover,
      scrollButtonHoverColor: text,
    },
  };
}

/**
 * A small app with the inbox of a user in its top bar, as JavaScript with CommonJS imports: nobody changes it, so
 * it needs no compiler.
 */
export function appCode(userId: string): string {
  return `
const {createElement: element} = require('react');
const {Engagespot} = require('@engagespot/react-component');

const style = document.createElement('style');
style.textContent = ${JSON.stringify(style)};
document.head.append(style);

const inbox = ${JSON.stringify({apiKey: 'YOUR_API_KEY', userId, theme: theme()})};

exports.default = () => [
  element(
    'div',
    {key: 'bar', className: 'bar'},
    element('h1', null, 'Your app'),
    element(Engagespot, inbox),
  ),
  element(
    'div',
    {key: 'page', className: 'page', 'aria-hidden': true},
    Array.from({length: 8}, (_, index) => element('div', {key: index})),
  ),
];
`;
}
