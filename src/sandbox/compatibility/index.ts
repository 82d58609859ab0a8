import type {Departures} from '../http/departures';
import type {Route} from '../http/exchange';
import {aliasesOf} from './aliases';
import {userOfAppCall} from './appCredentials';
import {adaptBody} from './bodies';
import {filteredList} from './filters';
import {journalRoute} from './journal';
import {undocumentedRoutes} from './operations';
import {withSdkFields} from './sdkFields';

export interface DepartureOptions {
  documented: readonly Route[];
  /** Whether answers carry the undocumented fields that the SDKs for browsers read. */
  sdkFields: boolean;
}

/** Everything in which the published SDKs depart from the document. */
export function createDepartures({documented, sdkFields}: DepartureOptions): Departures {
  return {
    routes: [
      ...undocumentedRoutes,
      ...aliasesOf([...documented, ...undocumentedRoutes]),
      journalRoute,
    ],
    adaptBody: ({route}, body) => adaptBody(route.operation.operationId, body),
    findUser: userOfAppCall,
    adaptHandler: filteredList,
    extendAnswer({route}, body, platform) {
      if (!sdkFields) return undefined;
      const value = withSdkFields(route.operation.operationId, body, platform);
      return value === undefined
        ? undefined
        : {value, note: 'With fields for the SDKs that are not documented'};
    },
  };
}
