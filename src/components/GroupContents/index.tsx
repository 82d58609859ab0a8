import Link from '@docusaurus/Link';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useDocById} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import cards from '../Cards/styles.module.css';
import styles from './styles.module.css';

type CategoryItem = Extract<PropSidebarItem, {type: 'category'}>;
type LinkItem = Extract<PropSidebarItem, {type: 'link'}>;
type Target = {href: string; label: string};

/** Where an item of the sidebar leads; headings between items lead nowhere. */
function targetOf(item: PropSidebarItem): Target | undefined {
  if (item.type === 'link') return item;
  return item.type === 'category' && item.href ? {href: item.href, label: item.label} : undefined;
}

function Entry({target, description, children}: EntryProps): ReactNode {
  return (
    <li className={cards.card}>
      <div className={cards.body}>
        <Link className={cards.link} to={target.href} data-md="term">
          {target.label}
        </Link>
        {description && (
          <p className={cards.text} data-md="span">
            {description}
          </p>
        )}
        {children}
      </div>
    </li>
  );
}

interface EntryProps {
  target: Target;
  description?: string | undefined;
  children?: ReactNode;
}

function PageEntry({item}: {item: LinkItem}): ReactNode {
  const page = useDocById(item.docId);
  return <Entry target={item} description={item.description ?? page?.description} />;
}

/** A group inside the group: what its index says of it, and its pages by name. */
function GroupEntry({item, target}: {item: CategoryItem; target: Target}): ReactNode {
  const {index: indexId} = item.customProps ?? {};
  const index = useDocById(typeof indexId === 'string' ? indexId : undefined);
  const pages = item.items.map(targetOf).filter(page => page !== undefined);
  return (
    <Entry target={target} description={item.description ?? index?.description}>
      <ul className={styles.pages}>
        {pages.map(({href, label}) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </Entry>
  );
}

interface GroupContentsProps {
  /** The items of a group of the sidebar. */
  items: readonly PropSidebarItem[];
}

/**
 * What is inside a group of the sidebar: every page with its description, every smaller group with
 * the names of its pages, in the looks of `<Cards>`. Made from the sidebar, so that it is always
 * complete.
 */
export default function GroupContents({items}: GroupContentsProps): ReactNode {
  return (
    <ul className={cards.cards} data-search-ignore>
      {items.map(item => {
        const target = targetOf(item);
        if (!target) return null;
        return item.type === 'category' ? (
          <GroupEntry key={target.href} item={item} target={target} />
        ) : (
          <PageEntry key={target.href} item={item as LinkItem} />
        );
      })}
    </ul>
  );
}
