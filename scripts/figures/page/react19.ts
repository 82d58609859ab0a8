import Component from 'figure-component';
import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {stageElement} from './stage';

window.sandboxReady.then(() =>
  createRoot(stageElement()).render(createElement(Component, window.stage.props)),
);
