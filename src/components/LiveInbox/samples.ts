/** A notification as the backend of an app sends it: a workflow of the sandbox, with data for its template. */
export interface Sample {
  workflow: string;
  data: Record<string, string>;
  /** What the template makes of it. */
  title: string;
}

/** In the order in which they are sent; then from the first again. */
export const samples: readonly Sample[] = [
  {
    workflow: 'comment_added',
    data: {
      author: 'Mateo',
      document: 'Price list',
      documentId: 'doc_7',
      comment: 'Can we round these up?',
    },
    title: 'Mateo commented on Price list',
  },
  {
    workflow: 'order_shipped',
    data: {orderNumber: '88214', carrier: 'Northline', deliveryDate: 'Friday'},
    title: 'Order 88214 is on its way',
  },
  {
    workflow: 'product_release',
    data: {feature: 'Gift cards', summary: 'Send a book without knowing which.'},
    title: 'New: Gift cards',
  },
  {
    workflow: 'comment_added',
    data: {
      author: 'Ines',
      document: 'Spring catalog',
      documentId: 'doc_9',
      comment: 'The cover is ready. Please have a look.',
    },
    title: 'Ines commented on Spring catalog',
  },
  {
    workflow: 'order_shipped',
    data: {orderNumber: '88215', carrier: 'Northline', deliveryDate: 'Monday'},
    title: 'Order 88215 is on its way',
  },
];
