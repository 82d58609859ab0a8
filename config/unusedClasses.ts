/** Which styles the configuration of the theme makes useless, although its scripts name their classes. */

/** The parts of the theme's configuration that decide it. */
export interface Settings {
  docs?: {sidebar?: {hideable?: boolean}};
  footer?: {style?: string};
  navbar?: {hideOnScroll?: boolean; style?: string};
}

/** Patterns of the classes that no page can have. */
export function unusedClasses({docs, footer, navbar}: Settings): RegExp[] {
  const patterns: (RegExp | false)[] = [
    !docs?.sidebar?.hideable && /^(?:collapse|expand)(?:Sidebar)?Button/,
    !docs?.sidebar?.hideable &&
      /^doc(?:SidebarContainerHidden|MainContainerEnhanced|ItemWrapperEnhanced)/,
    !docs?.sidebar?.hideable && /^sidebarHidden_/,
    !navbar?.hideOnScroll &&
      /^(?:anchorTargetHideOnScrollNavbar|navbarHideable|navbarHidden|sidebarWithHideableNavbar|sidebarLogo)_/,
    navbar?.style !== 'dark' && /^(?:navbar--dark$|darkNavbarColorModeToggle_)/,
    navbar?.style !== 'primary' && /^navbar--primary$/,
    footer?.style !== 'dark' && /^footer--dark$/,
  ];
  return patterns.filter(pattern => pattern !== false);
}
