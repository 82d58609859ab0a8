import {answerInPage} from '../../../../scripts/sdkPages/answerInPage';

answerInPage();
