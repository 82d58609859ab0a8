import {inboxPage} from '../handlers/inbox';
import type {Adapted} from '../http/departures';
import type {AnyHandler, Exchange} from '../http/exchange';
import type {Platform} from '../platform';
import type {InboxItem} from '../state/inbox';

type Test = (item: InboxItem) => boolean;

/** What \@engagespot/core 3 can ask for with the query parameter `filter`. */
const filters: Readonly<Record<string, Test>> = {
  unread: item => item.clickedAt === null,
  read: item => item.clickedAt !== null,
  interacted: item => item.state !== null,
};

/** The SDKs name a category by its identifier or by its name. */
function isInCategory(wanted: string, {state}: Platform): Test {
  return ({content: {category}}) =>
    category !== undefined &&
    (category === wanted || state.categories.named(category)?.name === wanted);
}

/** A list of notifications with the query parameters `category` and `filter` of the SDKs. */
export function filteredList({route, query}: Exchange): Adapted<AnyHandler> | undefined {
  const category = query.get('category');
  const filter = filters[query.get('filter') ?? ''];
  if (route.operation.operationId !== 'listNotification' || !(category || filter)) return undefined;
  return {
    note: 'The query parameters category and filter are not documented',
    value: ({userId, parameters}, platform) => {
      const tests = [
        ...(category ? [isInCategory(category, platform)] : []),
        ...(filter ? [filter] : []),
      ];
      const {inbox} = platform.state;
      const items = inbox.itemsOf(userId).filter(item => tests.every(test => test(item)));
      const page = {pageNo: Number(parameters.pageNo), limit: Number(parameters.limit)};
      return inboxPage(items, page, inbox.unseenCount(userId));
    },
  };
}
