/** Wraps the theme's DocItem to hand the reading time, which the build adds to every page, to the header. */

import {ReadingTimeContext} from '@site/src/components/PageHeader/readingTime';
import type {Props} from '@theme/DocItem';
import DocItem from '@theme-original/DocItem';
import type {ReactNode} from 'react';

/** What our remark transformer adds to a page's module. */
interface WithReadingTime {
  readingTime?: number;
}

export default function DocItemWithReadingTime(props: Props): ReactNode {
  const {readingTime} = props.content as WithReadingTime;
  return (
    <ReadingTimeContext.Provider value={readingTime}>
      <DocItem {...props} />
    </ReadingTimeContext.Provider>
  );
}
