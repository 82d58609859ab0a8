/** What every frame imports before its SDK, in this order. */
import './guard';
import './storage';
import './report';
import './bridge';
