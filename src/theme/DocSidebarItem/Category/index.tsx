/**
 * Wraps the theme's category. A group that neither opens nor leads anywhere is a heading, but the theme renders
 * it as a link without an address, which crawlers and screen readers stumble over: such a group is ours.
 */
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import DocSidebarItemCategory from '@theme-original/DocSidebarItem/Category';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';

function CategoryHeading({item, level, activePath, onItemClick}: Props): ReactNode {
  const id = useId();
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        item.className,
      )}
    >
      <div className="menu__list-item-collapsible sidebar-heading" id={id}>
        {item.label}
      </div>
      <ul className="menu__list" aria-labelledby={id}>
        <DocSidebarItems
          items={item.items}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </ul>
    </li>
  );
}

export default function DocSidebarItemCategoryOrHeading(props: Props): ReactNode {
  const {item} = props;
  const isHeading = !item.collapsible && !item.href && item.items.length > 0;
  return isHeading ? <CategoryHeading {...props} /> : <DocSidebarItemCategory {...props} />;
}
