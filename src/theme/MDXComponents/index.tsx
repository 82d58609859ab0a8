import {Card, Cards} from '@site/src/components/Cards';
import Channel from '@site/src/components/Channel';
import Diagram from '@site/src/components/Diagram';
import {Field, Fields} from '@site/src/components/Fields';
import Figure from '@site/src/components/Figure';
import Method from '@site/src/components/Method';
import {Role, Roles} from '@site/src/components/Roles';
import ScrollableTable from '@site/src/components/ScrollableTable';
import Signature from '@site/src/components/Signature';
import Steps from '@site/src/components/Steps';
import Term from '@site/src/components/Term';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';

/** What every page may use without an import; see CONTRIBUTING.md for how to add one. */
export default {
  ...MDXComponents,
  Card,
  Cards,
  Channel,
  Diagram,
  Field,
  Fields,
  Figure,
  Method,
  Role,
  Roles,
  Signature,
  Steps,
  TabItem,
  Tabs,
  Term,
  table: ScrollableTable,
};
