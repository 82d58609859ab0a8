import {Problem} from '../http/problem';
import {referenceOf} from '../state/runs';
import type {Handlers} from './handler';

export const workflowHandlers = {
  cancelRun({parameters: {identifier}, body: {cancellationKey, cancelFor}, note}, platform) {
    const workflow = platform.findWorkflow(identifier);
    if (!workflow) throw new Problem(404);
    const recipients = cancelFor?.recipients && new Set(cancelFor.recipients);
    const runs = platform.state.runs.cancel(
      run =>
        run.workflow === workflow &&
        run.cancellationKey === cancellationKey &&
        (recipients?.has(run.userId) ?? true),
    );
    for (const run of runs) platform.tellRun(referenceOf(run), run.userId, {state: 'cancelled'});
    const stopped = runs.length;
    note(`Stopped ${stopped} waiting ${stopped === 1 ? 'run' : 'runs'}`);
    return undefined;
  },
} satisfies Handlers<'cancelRun'>;
