import type {Props} from '@theme/Tabs';
import Tabs from '@theme-original/Tabs';
import type {ReactNode} from 'react';

/** Tabs that belong to a group are named in the address, `?language=python`, so that a link leads to the one open. */
export default function LinkedTabs(props: Props): ReactNode {
  return <Tabs queryString={props.groupId !== undefined} {...props} />;
}
