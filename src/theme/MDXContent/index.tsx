/** Wraps the theme's MDXContent so that Markdown looks the same on documentation pages and on others. */

import type {Props} from '@theme/MDXContent';
import MDXContent from '@theme-original/MDXContent';
import type {ReactNode} from 'react';

export default function MDXContentInProse(props: Props): ReactNode {
  return (
    <div className="markdown">
      <MDXContent {...props} />
    </div>
  );
}
