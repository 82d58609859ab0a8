import {demoCredentials, demoUserId} from '../../../src/sandbox/index';
import {answerInPage} from '../../sdkPages/answerInPage';
import './stage';

const {seed, secureMode, asksForPush, readIds} = window.stage;
answerInPage({seed, settings: {secureMode}});

const headers = {
  'X-ENGAGESPOT-API-KEY': demoCredentials.apiKey,
  'X-ENGAGESPOT-USER-ID': demoUserId,
};
window.sandboxReady = Promise.all(
  readIds.map(id => {
    const address = `https://api.engagespot.co/v3/notifications/${id}/click`;
    return window.sandbox.fetch(new Request(address, {method: 'POST', headers}));
  }),
);

// Every version remembers under this name that somebody answered its question about web push.
if (!asksForPush) localStorage.setItem('showNotificationOverlay', '"false"');
