export class LiveForm extends HTMLElement {}
