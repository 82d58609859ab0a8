/**
 * The pictures of the demonstration app. Its host does not exist, and frames load nothing from any host, so their
 * addresses turn into the pictures themselves.
 */

/** Outlines on a field of 24 by 24, by file name. */
const outlines: Readonly<Record<string, string>> = {
  parcel: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5M16 5.2L8 9.8',
  cart: 'M3 4h2l2.4 11h10.2L20 7H6M9 20h.01M17 20h.01',
  comment: 'M4 5h16v11H9l-5 4zM8 9h8M8 12h5',
  star: 'M12 3l2.8 5.8 6.2.9-4.5 4.4 1.1 6.3L12 17.4l-5.6 3 1.1-6.3L3 9.7l6.2-.9z',
};

function toDataUrl(outline: string): string {
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 40 40" fill="none" stroke="#5753c6"',
    ' stroke-width="2" stroke-linecap="round" stroke-linejoin="round">',
    '<rect x="-8" y="-8" width="40" height="40" rx="20" fill="#e6e7ff" stroke="none"/>',
    `<path d="${outline}"/></svg>`,
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Puts the pictures in the place of their addresses in a text. */
export function withDemoIcons(text: string): string {
  return text.replace(/https:\/\/app\.example\.com\/icons\/(\w+)\.png/g, (address, name) => {
    const outline = Object.hasOwn(outlines, name) ? outlines[name] : undefined;
    return outline ? toDataUrl(outline) : address;
  });
}
