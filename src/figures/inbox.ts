import type {SceneNotification} from './figure';

/** The inbox of user_1042 as most figures show it. */
export const fullInbox: readonly SceneNotification[] = [
  {
    title: 'Order 88213 is on its way',
    message: 'Northline delivers it on Thursday.',
    icon: 'parcel',
    path: '/orders/88213',
    category: 'order_updates',
    minutesAgo: 2,
  },
  {
    title: 'Mateo commented on Budget 2031',
    message: 'Page 4 lacks travel.',
    icon: 'comment',
    path: '/documents/doc_31',
    category: 'comments',
    minutesAgo: 41,
  },
  {
    title: 'New: Shared carts',
    message: 'Collect orders with your team and pay once.',
    icon: 'star',
    path: '/news',
    category: 'product_news',
    minutesAgo: 3 * 60,
    status: 'seen',
  },
  {
    title: 'Order 88197 is waiting for you',
    message: 'Finish the payment to have it sent.',
    icon: 'cart',
    path: '/orders/88197',
    category: 'order_updates',
    minutesAgo: 25 * 60,
    status: 'read',
  },
  {
    title: 'Welcome',
    message: 'Good to have you here, Priya.',
    minutesAgo: 3 * 24 * 60,
    status: 'read',
  },
];

/** What a send of `order_shipped` adds to an inbox, with a template that has no icon. */
export function shippedOrder(orderNumber: string, deliveryDate: string): SceneNotification {
  return {
    title: `Order ${orderNumber} is on its way`,
    message: `Northline delivers it on ${deliveryDate}.`,
    path: `/orders/${orderNumber}`,
    category: 'order_updates',
    minutesAgo: 1,
  };
}
