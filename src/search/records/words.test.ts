import {describe, expect, it} from 'vitest';
import {codeNames, identifierPhrases, queryTerms, tokenize} from './words';

describe('tokenize', () => {
  it.each([
    ['Send an Email', ['send', 'an', 'email']],
    ['markAsRead', ['markasread', 'mark', 'as', 'read']],
    ['HTTPServer', ['httpserver', 'http', 'server']],
    ['in-app', ['in-app', 'in', 'app']],
    ['API_KEY', ['api_key', 'api', 'key']],
    ['client.getUser()', ['client.getuser', 'client', 'getuser', 'get', 'user']],
    ['@engagespot/node', ['engagespot/node', 'engagespot', 'node']],
    ['src/Panel.tsx', ['src/panel.tsx', 'src', 'panel.tsx', 'panel', 'tsx']],
    ['Promise<void>', ['promise', 'void']],
    ['NT1003, 401', ['nt1003', '401']],
    ['Größe, Ménü', ['große', 'menu']],
    ['e\u0301mail', ['email']],
    ['ｅｍａｉｌ　ｂｅｌｌ', ['email', 'bell']],
    ['メール', ['メール']],
    ['-- . /', []],
  ])('%s', (text, terms) => {
    expect(tokenize(text)).toEqual(terms);
  });

  it('does not keep a joined word that nobody types as a whole', () => {
    const url = 'https://api.engagespot.co/v3/notifications/unread/count';
    expect(tokenize(url)).not.toContain(url.slice('https://'.length));
    expect(tokenize(url)).toContain('unread');
  });
});

describe('queryTerms', () => {
  it('leaves out stop words and repetitions', () => {
    expect(queryTerms('how do I send an email, email')).toEqual(['send', 'email']);
  });

  it('keeps stop words when there is nothing else', () => {
    expect(queryTerms('how to')).toEqual(['how', 'to']);
  });
});

describe('identifierPhrases', () => {
  it('splits identifiers into phrases, once each', () => {
    expect(identifierPhrases('Call markAsRead(userId), then markAsRead with USER_ID')).toEqual([
      'mark as read',
      'user id',
    ]);
  });

  it('takes no plain words', () => {
    expect(identifierPhrases('An in-app inbox with 401 errors')).toEqual([]);
  });
});

describe('codeNames', () => {
  it('takes what only code writes so, once each', () => {
    const code = "const {unreadCount} = useInbox(process.env.API_KEY); fetch('/x', unreadCount);";
    expect(codeNames(code)).toEqual(['unreadCount', 'useInbox', 'API_KEY']);
    expect(codeNames('-H "X-ENGAGESPOT-API-KEY: secret" --data @body')).toEqual([
      'X-ENGAGESPOT-API-KEY',
    ]);
  });

  it('takes no plain words and nothing short', () => {
    expect(codeNames('return new Map(id, URL);')).toEqual([]);
  });
});
