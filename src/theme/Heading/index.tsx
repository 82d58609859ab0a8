import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A heading with a link to itself, whose text alone is its name: screen readers would read that of the link with it. */
export default function Heading({as: As, id, children, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) return <As {...props}>{children}</As>;
  brokenLinks.collectAnchor(id);
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: typeof children === 'string' ? children : id},
  );
  // No heading has an id with a colon.
  const textId = `:${id}`;
  return (
    <As
      {...props}
      className={clsx('anchor', anchorTargetClassName, props.className)}
      id={id}
      aria-labelledby={textId}
    >
      <span id={textId}>{children}</span>
      <Link className="hash-link" to={`#${id}`} aria-label={label} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
