import generated from '@site/api/operations/groups.json';
import type {OperationGroup} from '../../openapi/view';

/** All operations by tag, as generated from the OpenAPI document. */
export const groups = generated as OperationGroup[];
