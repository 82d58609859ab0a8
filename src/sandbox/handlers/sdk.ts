import type {Handlers} from './handler';

export const sdkHandlers = {
  connectSdk({userId}, {state, appId}) {
    if (!state.users.has(userId)) state.users.change(userId, {});
    const categories = state.categories.all().map(({id, name}) => ({id, name}));
    return {unreadCount: state.inbox.unseenCount(userId), app: {id: appId, categories}};
  },
} satisfies Handlers<'connectSdk'>;
