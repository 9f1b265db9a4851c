// The same command under the name that other commands have.
import './build.mjs';
