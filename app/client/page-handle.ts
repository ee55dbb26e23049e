interface PageHandle {
  /** False for pages that load no framework script. */
  hydrate?: boolean;
  /** True for areas that are opened on slow lines too: scripts and fonts leave the styles the line. */
  stylesFirst?: boolean;
  /** True for pages that bring their own styles, fonts and icons. */
  ownHead?: boolean;
  /** True for pages whose area has a narrow sidebar on laptops, unless the user wants a wide one. */
  needsWidth?: boolean;
}

export function pageHandle(matches: { handle: unknown }[]): PageHandle {
  return Object.assign({}, ...matches.map(({ handle }) => handle));
}
