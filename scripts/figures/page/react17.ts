import Component from 'figure-component';
import {createElement} from 'react';
import {render} from 'react-dom-17';
import {stageElement} from './stage';

window.sandboxReady.then(() =>
  render(createElement(Component, window.stage.props), stageElement()),
);
