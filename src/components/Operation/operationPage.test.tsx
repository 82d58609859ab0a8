import {markupInSite, renderInSite} from '@site/tests/support/renderInSite';
import {expect, test} from 'vitest';
import type {OperationView} from '../../openapi/view';
import Authentication from '../Authentication';
import OperationsOf from '../OperationsOf';
import OperationsReturning from '../OperationsReturning';
import Responses from '../Responses';
import {OperationIntro, Parameters} from './index';

const view: OperationView = {
  id: 'markAllNotificationsAsSeen',
  method: 'POST',
  path: '/v3/notifications/markAllNotificationsAsSeen',
  title: 'Mark notifications as seen',
  href: '/api/notifications/mark-all-notifications-as-seen',
  deprecated: true,
  replacement: {
    id: 'getNotification',
    method: 'GET',
    path: '/v3/notifications/{id}',
    title: 'Retrieve a notification',
    href: '/api/notifications/get-notification',
  },
  servers: [{label: 'US', url: 'https://api.engagespot.co'}],
  authentication: [
    {
      title: 'User-level',
      anchor: 'user-level',
      credentials: [{scheme: 'apiKey', header: 'X-ENGAGESPOT-API-KEY', description: 'Public key.'}],
    },
    {
      title: 'Secure mode',
      anchor: 'secure-mode',
      credentials: [
        {scheme: 'userToken', header: 'Authorization', prefix: 'Bearer ', description: 'A token.'},
      ],
    },
  ],
  parameters: [
    {name: 'limit', in: 'query', type: 'integer', constraints: ['at most 20']},
    {name: 'X-ENGAGESPOT-USER-SIGNATURE', in: 'header', type: 'string', deprecated: true},
  ],
  samples: [],
  responses: [
    {status: '200', description: 'Done.', undocumentedBody: true},
    {
      status: '401',
      description: 'The headers are missing.',
      example: {
        title: 'Example',
        html: '{<span class="code-property">"status"</span>}',
        json: '{}',
      },
      errorHref: '/api/api-reference/errors#authentication-401',
    },
  ],
  related: [],
};

test('a deprecated call names its replacement', () => {
  const {getByRole, getByText} = renderInSite(
    <OperationIntro view={view}>
      <p>No body is needed.</p>
    </OperationIntro>,
  );
  expect(getByText('Deprecated')).toBeTruthy();
  const link = getByRole('link', {name: 'Retrieve a notification'});
  expect(link.getAttribute('href')).toBe('/api/notifications/get-notification');
});

test('every authentication mode is listed with its headers and links to its section', () => {
  const {container, getByRole} = renderInSite(<Authentication {...view} />);
  expect([...container.querySelectorAll('dt code')].map(code => code.textContent)).toEqual([
    'X-ENGAGESPOT-API-KEY',
    'Authorization',
  ]);
  expect(getByRole('link', {name: 'Secure mode'}).getAttribute('href')).toBe(
    '/api/api-reference/introduction#secure-mode',
  );
});

test('parameters stand under the place where they are sent', () => {
  const {container} = renderInSite(<Parameters {...view} />);
  expect(container.textContent).toMatch(
    /In the query.*limit.*at most 20.*In the headers.*deprecated/,
  );
});

test('the markup of every response is complete before a script runs', () => {
  const markup = markupInSite(<Responses {...view} />);
  expect(markup).toContain('The body is not documented');
  expect(markup).toContain('<span class="code-property">"status"</span>');
  expect(markup).toContain('href="/api/api-reference/errors#authentication-401"');
});

test('lists of calls come from the document, and a wrong name is an error that helps', () => {
  const {getAllByRole} = renderInSite(<OperationsOf tag="users" />);
  expect(getAllByRole('link').map(link => link.textContent)).toEqual([
    'Create a user',
    'Create or update a user',
    'Delete a user',
  ]);
  expect(() => markupInSite(<OperationsOf tag="user" />)).toThrow(/"user".*users/);
  expect(() => markupInSite(<OperationsReturning status="418" />)).toThrow(/418/);
});
