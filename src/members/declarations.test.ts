import {describe, expect, test} from 'vitest';
import {declarationsOf} from './declarations.ts';

describe('the published types', () => {
  const core = declarationsOf('@engagespot/core', '1.4.x');
  const client = core.get('Engagespot');

  test('name a class without the words that only a declaration file needs', () => {
    expect(client?.kind).toBe('class');
    expect(client?.head).toBe('class Engagespot');
    expect(core.get('Notification')?.head).toBe(
      'class Notification<T> implements NotificationItem<T>',
    );
    expect(core.get('NotificationItem')?.head).toBe('interface NotificationItem<T = any>');
  });

  test('give members as one line without comments', () => {
    expect(client?.members.get('apiKey')).toEqual(['apiKey: string;']);
    expect(client?.members.get('baseURL')).toEqual(['get baseURL(): string;']);
    expect(client?.members.get('constructor')).toEqual([
      'constructor(apiKey: string, options: Options);',
    ]);
    expect(core.get('Options')?.members.get('profile')).toEqual([
      'profile?: { [attribute: string]: any; };',
    ]);
  });

  test('keep every declaration of a name, and leave out what is private', () => {
    expect(client?.members.get('isReady')).toEqual([
      'static isReady: boolean;',
      'isReady(): Promise<boolean>;',
    ]);
    expect(client?.members.has('connect')).toBe(false);
  });

  test('give enums, object types and functions', () => {
    expect(core.get('PermissionState')?.members.get('PERMISSION_DENIED')).toEqual([
      'PERMISSION_DENIED = 2',
    ]);
    const component = declarationsOf('@engagespot/react-component', 'current');
    expect(component.get('EngagespotInternalProps')?.kind).toBe('type');
    expect(component.get('EngagespotInternalProps')?.members.get('headerText')).toEqual([
      'headerText: string;',
    ]);
    expect(component.get('Engagespot')?.head).toBe(
      'function Engagespot(props: EngagespotProps): JSX.Element;',
    );
  });

  test('are those of the version that the documentation describes', () => {
    const endPoint = ['1.4.x', '1.0.0'].map(version =>
      declarationsOf('@engagespot/core', version).get('Engagespot')?.members.get('endPoint'),
    );
    expect(endPoint).toEqual([['endPoint: string;'], ['endPoint: string | null;']]);
    expect(declarationsOf('@engagespot/core', 'current').has('Engagespot')).toBe(false);
  });
});
