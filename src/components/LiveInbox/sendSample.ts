import {demoUserId} from '@site/src/sandbox/demo';
import {sendNotification} from '../Playground/sendNotification';
import {samples} from './samples';

/**
 * Sends a notification to the demonstration user in the sandbox of this tab.
 *
 * @param count how many were sent before, so that each has another text
 * @returns its title
 * @throws Error when the sandbox does not accept it
 */
export async function sendSample(count: number): Promise<string> {
  const sample = samples[count % samples.length];
  if (!sample) throw new RangeError(`No sample number ${count}`);
  const {workflow, data, title} = sample;
  const {call} = await sendNotification({
    notification: {workflow: {identifier: workflow}},
    sendTo: {recipients: [demoUserId]},
    data,
  });
  if (call.status !== 202) throw new Error(`The sandbox responded with ${call.status}`);
  return title;
}
