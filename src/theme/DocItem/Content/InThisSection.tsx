import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import GroupContents from '@site/src/components/GroupContents';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Group = Extract<PropSidebarItem, {type: 'category'}>;

/** The group of the sidebar whose index has this address. */
function findGroup(items: readonly PropSidebarItem[], href: string): Group | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const found = item.href === href ? item : findGroup(item.items, href);
    if (found) return found;
  }
  return undefined;
}

/** Readers can link to the heading, so its anchor stays the same from build to build. */
const id = 'in-this-section';

/**
 * On the index page of a group: what is in the group. Nothing on all other pages, and on those that
 * list it themselves.
 */
export default function InThisSection(): ReactNode {
  const {metadata} = useDoc();
  const sidebar = useDocsSidebar();
  const group = sidebar && findGroup(sidebar.items, metadata.permalink);
  if (!group || group.customProps?.listsItself) return null;
  return (
    <nav className={styles.section} aria-labelledby={id} data-search-ignore>
      <Heading as="h2" id={id}>
        In this section
      </Heading>
      <GroupContents items={group.items} />
    </nav>
  );
}
