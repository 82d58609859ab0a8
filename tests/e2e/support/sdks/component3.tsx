import {Engagespot} from '@engagespot/react-component';
import {createRoot} from 'react-dom/client';

// A question about web push would cover the panel.
localStorage.setItem('showNotificationOverlay', '"false"');
const {url} = document.documentElement.dataset;
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Engagespot apiKey="demo_api_key" userId="user_1042" {...(url && {baseUrl: url})} />,
);
