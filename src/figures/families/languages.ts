/** The inbox in languages that are written from right to left. */
import type {Figure, SceneNotification} from '../figure';

const arabicInbox: readonly SceneNotification[] = [
  {
    title: 'طلبك رقم 88213 في الطريق',
    message: 'تسلّمه نورثلاين يوم الخميس.',
    icon: 'parcel',
    path: '/orders/88213',
    minutesAgo: 2,
  },
  {
    title: 'علّق ماتيو على ميزانية 2031',
    message: 'الصفحة 4 تنقصها نفقات السفر.',
    icon: 'comment',
    path: '/documents/doc_31',
    minutesAgo: 41,
  },
  {
    title: 'مرحبًا',
    message: 'يسعدنا وجودك معنا يا بريا.',
    minutesAgo: 3 * 24 * 60,
    status: 'read',
  },
];

const texts = {
  header: {headerText: 'الإشعارات'},
  notificationFeed: {placeholderText: 'لا توجد إشعارات بعد'},
};

export const languageFigures: readonly Figure[] = [
  {
    id: 'inbox-arabic',
    sdk: '@engagespot/react-component',
    alt: 'The panel on a page that is written from right to left: the Arabic title and the pictures are on the right, the dots and the close button on the left.',
    caption: 'Arabic texts on a page with dir="rtl". The times stay English until you format them.',
    scene: {
      app: {kind: 'inbox', props: {textOverrides: texts}},
      inbox: arabicInbox,
      categories: false,
      language: 'ar',
      steps: [{press: 'bell'}, {see: 'panel'}, {away: true}, {wait: 1600}],
      frame: {around: ['bell', 'panel'], cutAt: 440},
    },
  },
  {
    id: 'kit-arabic',
    sdk: '@engagespot/client',
    alt: 'The panel of the UI kit on a page that is written from right to left: the Arabic title and the pictures are on the right, but the texts of the entries begin at different places.',
    caption:
      'Arabic texts in the UI kit, on a page with dir="rtl". The times stay English until you format them.',
    scene: {
      app: {
        kind: 'inbox',
        props: {textOverrides: texts, theme: {notificationButton: {iconFill: '#3f3f46'}}},
      },
      inbox: arabicInbox,
      categories: false,
      language: 'ar',
      steps: [{press: 'bell'}, {see: 'panel'}, {away: true}, {wait: 1600}],
      frame: {around: ['bell', 'panel'], cutAt: 440},
    },
  },
];
