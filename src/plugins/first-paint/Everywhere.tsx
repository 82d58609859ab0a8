import type {ReactNode} from 'react';

interface Props {
  children(): ReactNode;
}

/** In the place of `BrowserOnly`, for parts of the theme that are in the HTML of a page. */
export default function Everywhere({children}: Props): ReactNode {
  return children();
}
