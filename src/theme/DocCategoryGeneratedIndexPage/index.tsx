/**
 * Ejected from @docusaurus/theme-classic 3.10.2: the index of a group looks like a page, is one
 * article to search, and lists pages as our own cards.
 */
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import GroupContents from '@site/src/components/GroupContents';
import Lead from '@site/src/components/Lead';
import PageActions from '@site/src/components/PageActions';
import actionStyles from '@site/src/components/PageActions/styles.module.css';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex}: Props): ReactNode {
  const {title, description, navigation, permalink} = categoryGeneratedIndex;
  const {items} = useCurrentSidebarCategory();
  return (
    <>
      <PageMetadata title={title} description={description} />
      <DocVersionBanner />
      <article className={styles.article}>
        <DocBreadcrumbs />
        <header className={actionStyles.head}>
          <Heading as="h1">{title}</Heading>
          <PageActions path={permalink} />
          <Lead>{description}</Lead>
        </header>
        <GroupContents items={items} />
      </article>
      <DocPaginator previous={navigation.previous} next={navigation.next} />
    </>
  );
}
