import generated from '@site/api/operations/groups.json';
import type {OperationGroup} from './model';

/** All operations by tag, as generated from the OpenAPI document. */
export const groups = generated as OperationGroup[];
