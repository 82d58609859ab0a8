import {render} from '@engagespot/client';
import {stageElement} from './stage';

window.sandboxReady.then(() =>
  // The props are data of a scene, which the type of the kit cannot know.
  render(stageElement(), window.stage.props as unknown as Parameters<typeof render>[1]),
);
